/** Each grows when somebody wants to see that part of the table, wherever they are. */
export const lookAt = $state({ offers: 0, binder: 0, deck: 0 });
