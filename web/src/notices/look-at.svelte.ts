/** Grows when somebody wants to see the offers, wherever on the table they are. */
export const lookAt = $state({ offers: 0 });
