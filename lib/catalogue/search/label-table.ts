/** Labels by small numbers, which take less room in thousands of products; number 0 is no label. */
export class LabelTable<Fact = null> {
  readonly #ids = new Map<string, number>();
  readonly #rows: { slug: string; label: string; fact: Fact }[] = [];

  constructor(
    readonly slugOf: (label: string) => string,
    readonly factOf: (label: string) => Fact,
  ) {
    this.idOf("");
  }

  /** A new number for a label that was never seen. */
  idOf(label: string): number {
    const slug = this.slugOf(label);
    const known = this.#ids.get(slug);
    if (known !== undefined) return known;
    const id = this.#rows.push({ slug, label, fact: this.factOf(label) }) - 1;
    this.#ids.set(slug, id);
    return id;
  }

  find(slug: string): number | undefined {
    return this.#ids.get(slug);
  }

  slugAt(id: number): string {
    return this.#rows[id]?.slug ?? "";
  }

  labelAt(id: number): string {
    return this.#rows[id]?.label ?? "";
  }

  factAt(id: number): Fact | undefined {
    return this.#rows[id]?.fact;
  }

  get size(): number {
    return this.#rows.length;
  }
}
