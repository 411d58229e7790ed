import { Subject } from 'rxjs'

/** A document that was published, or taken off the website: then it has no revision. */
export type Announced = { id: string; type: string; revision: string | undefined; isFirst: boolean }

/** What is published in this Studio, whatever form or button did it: the button is far from what says what became of it. */
export const publishes = new Subject<Announced>()
