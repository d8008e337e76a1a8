declare module "*.woff2?address" {
  /** The address of the font. */
  const href: string;
  export default href;
}
