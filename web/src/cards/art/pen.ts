/**
 * Draws flat parts with one light from the upper left, outlined, like enamel pins.
 *
 * A part is filled with its shade; a copy in its own colour, moved towards the light and clipped to
 * the part, leaves the shade as a crescent on the far side.
 */

import { brightness, darker } from "./colour";

export class Pen {
  #shapes = "";
  #rim = "";
  #body = "";
  #count = 0;

  constructor(
    readonly ink: string,
    readonly weight = 1.6,
  ) {}

  /** An outlined part with light and shade. `depth`: how far the shade reaches. */
  part(d: string, colour: string, depth = 2.6): this {
    const id = `p${this.#count++}`;
    const shade = darker(colour, brightness(colour) > 0.75 ? 0.2 : 0.32);
    this.#shapes += `<path id="${id}" d="${d}"/><clipPath id="${id}c"><use href="#${id}"/></clipPath>`;
    this.#rim += `<use href="#${id}"/>`;
    this.#body +=
      `<use href="#${id}" fill="${shade}"/>` +
      `<g clip-path="url(#${id}c)"><use href="#${id}" x="${-depth}" y="${-depth * 1.1}" fill="${colour}"/></g>` +
      `<use href="#${id}" fill="none" stroke="${this.ink}" stroke-width="${this.weight}"/>`;
    return this;
  }

  /** A flat mark on a part: no outline, no shade. */
  mark(d: string, colour: string, opacity = 1): this {
    this.#body += `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
    return this;
  }

  /** A stroke of the pen. */
  stroke(d: string, colour = this.ink, width = this.weight): this {
    this.#body += `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
    return this;
  }

  /** Where the light catches the enamel. */
  glint(d: string, opacity = 0.55): this {
    return this.mark(d, "#ffffff", opacity);
  }

  within(transform: string, draw: () => void): this {
    const open = `<g transform="${transform}">`;
    this.#rim += open;
    this.#body += open;
    draw();
    this.#rim += "</g>";
    this.#body += "</g>";
    return this;
  }

  /** Twice: as it is, and mirrored about the middle line. */
  mirrored(draw: () => void, middle = 60): this {
    draw();
    return this.within(`translate(${2 * middle} 0) scale(-1 1)`, draw);
  }

  /** Everything drawn, on a rim of the given colour, as one group. */
  finish(rim: string, transform: string): string {
    return (
      `<defs>${this.#shapes}</defs><g transform="${transform}" stroke-linejoin="round" stroke-linecap="round">` +
      `<g fill="${rim}" stroke="${rim}" stroke-width="${this.weight * 3.4}">${this.#rim}</g>${this.#body}</g>`
    );
  }
}
