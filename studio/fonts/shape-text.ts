import { Blob, Buffer as TextBuffer, Face, Font, shape } from "harfbuzzjs";

/** A glyph of a shaped text: which, how far the next one is, and where it is drawn. */
export interface Glyph {
  id: number;
  advance: number;
  x: number;
  y: number;
}

export function openFont(sfnt: Uint8Array): Font {
  return new Font(new Face(new Blob(sfnt)));
}

/** The glyphs that a browser draws a text with. */
export function shapeText(font: Font, text: string): Glyph[] {
  const buffer = new TextBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
    id: codepoint,
    advance: xAdvance,
    x: xOffset,
    y: yOffset,
  }));
}
