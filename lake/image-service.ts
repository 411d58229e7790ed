import { DerivedImages } from './derived-images.ts'
import { type LakeError, plainError } from './errors.ts'
import type { ImageFacts } from './image-metadata.ts'
import type { Transform } from './image-parameters.ts'
import { planTransform } from './image-plan.ts'
import { ImageQueue, type Turn } from './image-queue.ts'
import type { ImageTask } from './image-task.ts'

/** Milliseconds that one picture may take. The site waits 15 seconds for one, and should hear why there is none. */
const LIMIT = 12_000

/** An uploaded picture: its file, a name that no other has, and its size in pixels. */
export type Original = { path: string; name: string; width: number; height: number }

/** Everything that computes pixels: in turn, within limits, and only while somebody waits for it. */
export class ImageService {
  readonly #queue = new ImageQueue()
  readonly #derived: DerivedImages

  constructor(directory: string) {
    this.#derived = new DerivedImages(directory, this.#queue)
  }

  /**
   * The file of a picture as the transform asks for it, kept or drawn now. Throws 400 when it would be too large, 429 or 503
   * when too many wait, and 503 when it takes too long.
   */
  draw({ path, name, ...size }: Original, transform: Transform, turn: Turn): Promise<string> {
    const plan = planTransform(transform, size)
    return this.#derived.get(`${name} ${JSON.stringify(transform)}`, turn, async (to, drawing) => {
      await this.#run({ kind: 'draw', path, transform, plan, to }, drawing, tooMuchToDraw())
    })
  }

  /** The facts about a picture that was received. Throws 400 when it can't be shown or takes too long to read. */
  async describe(path: string, turn: Turn): Promise<ImageFacts> {
    const facts = await this.#run({ kind: 'describe', path }, turn, tooMuchToRead())
    if (!facts) throw new Error('A picture was read, but not described')
    return facts
  }

  /** Ends what is computed. */
  close(): void {
    this.#queue.close()
  }

  #run(task: ImageTask, turn: Turn, failure: LakeError): Promise<ImageFacts | undefined> {
    return this.#queue.inTurn(turn, (process) =>
      process.run(task, { signal: turn.signal, limit: LIMIT, failure }),
    )
  }
}

function tooMuchToDraw(): LakeError {
  const message = `This picture takes more than ${LIMIT / 1000} seconds, or more memory than there is. Ask for a smaller one with w or h, or for a faster format with fm=jpg.`
  return plainError(503, message, { 'retry-after': '60' })
}

function tooMuchToRead(): LakeError {
  return plainError(
    400,
    `The picture takes more than ${LIMIT / 1000} seconds to read, or more memory than there is. Export it as JPEG or PNG, or make it smaller, and try again.`,
  )
}
