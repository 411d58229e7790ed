/** A version of the product that serves visitors and owner now, whether in this process or in another. */
export type RunningVersion = {
  /** The folder of its code. */
  readonly folder: string
  /** The folder of its published site; both are absolute paths. */
  readonly site: string
  /** Lets go of what only one version can have: the lake, or the port of a hosted lake's Studio. */
  release(): Promise<void>
  /** Takes it back, after the other version failed. */
  resume(): Promise<void>
  /** Answers what is under way, and ends. */
  retire(): Promise<void>
}
