import { Subject } from 'rxjs'

/** A document that was published, or deleted: then it has no revision. */
export type Announced = {
  id: string
  type: string
  revision: string | undefined
  /** It was not published before. */
  isFirst?: boolean
  /** The website leaves it out. */
  isHidden?: boolean
  /** What is said once visitors get it, in place of the usual words. */
  done?: string | undefined
  /** The way back, where it is one tap; it announces what it does. */
  undo?: (() => Promise<unknown>) | undefined
}

/** The notice that says what became of a publish. */
export const PUBLISH_NOTICE = 'publish'

/** What is published in this Studio, whatever form or button did it: the button is far from what says what became of it. */
export const publishes = new Subject<Announced>()
