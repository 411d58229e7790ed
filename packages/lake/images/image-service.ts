import { type LakeError, plainError } from '../errors/lake-error.ts'
import { DerivedImages } from './derived-images.ts'
import type { ImageFacts } from './image-metadata.ts'
import type { Transform } from './image-parameters.ts'
import { planTransform } from './image-plan.ts'
import { type ImageJob, ImageQueue } from './image-queue.ts'
import type { Bounds, ImageTask } from './process/image-process.ts'

/** Milliseconds that drawing may take. The site gives up after 15 seconds, and should get the reason before that. */
const DRAWING_LIMIT = 12_000
/** Milliseconds that reading an upload may take; a busy machine may need some for the largest. */
const READING_LIMIT = 30_000

/** An uploaded picture: its file, a name that no other has, and its size in pixels. */
export type Original = { path: string; name: string; width: number; height: number }

/** Everything that computes pixels: queued, limited in time, and aborted when nobody waits for it any more. */
export class ImageService {
  readonly #queue = new ImageQueue()
  readonly #derived: DerivedImages

  constructor(directory: string) {
    this.#derived = new DerivedImages(directory, this.#queue)
  }

  /**
   * The file of a transformed picture, from the cache or drawn now. Throws 400 when it would be too large, 429 or 503
   * when too many wait, and 503 when it takes too long.
   */
  draw({ path, name, ...size }: Original, transform: Transform, job: ImageJob): Promise<string> {
    const plan = planTransform(transform, size)
    return this.#derived.get(`${name} ${JSON.stringify(transform)}`, job, async (to, drawing) => {
      const bounds = { signal: drawing.signal, limit: DRAWING_LIMIT, failure: tooMuchToDraw() }
      await this.#run({ kind: 'draw', path, transform, plan, to }, drawing, bounds)
    })
  }

  /** The facts about a picture that was received. Throws 400 when it can't be shown or takes too long to read. */
  async describe(path: string, job: ImageJob): Promise<ImageFacts> {
    const bounds = { signal: job.signal, limit: READING_LIMIT, failure: tooMuchToRead() }
    const facts = await this.#run({ kind: 'describe', path }, job, bounds)
    if (!facts) throw new Error('A picture was read, but not described')
    return facts
  }

  /** Aborts all computations. */
  close(): void {
    this.#queue.close()
  }

  #run(task: ImageTask, job: ImageJob, bounds: Bounds): Promise<ImageFacts | undefined> {
    return this.#queue.run(job, (process) => process.run(task, bounds))
  }
}

function tooMuchToDraw(): LakeError {
  const message = `This picture takes more than ${DRAWING_LIMIT / 1000} seconds, or more memory than there is. Ask for a smaller one with w or h, or for a faster format with fm=jpg.`
  return plainError(503, message, { 'retry-after': '60' })
}

function tooMuchToRead(): LakeError {
  return plainError(
    400,
    `The picture takes more than ${READING_LIMIT / 1000} seconds to read, or more memory than there is. Export it as JPEG or PNG, or make it smaller, and try again.`,
  )
}
