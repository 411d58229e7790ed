import { badRequest, type LakeError, plainError } from '../errors/lake-error.ts'
import { type Caller, FairPool } from '../processes/fair-pool.ts'
import { createDerivedImages } from './derived-images.ts'
import type { Transform } from './image-parameters.ts'
import { planTransform } from './image-plan.ts'
import { createImageProcess, type ImageFacts, type ImageProcess } from './image-process.ts'

/** Milliseconds of processor time that drawing may take: on a processor four times slower, a picture of a quarter the work. */
const DRAWING_LIMIT = 12_000
/** The same for reading an upload. The largest takes a few seconds; a slower processor still reads each that was tried. */
const READING_LIMIT = 30_000

/**
 * The processes of a pool, as many as a small machine has cores, and how many pictures may wait for them. A stranger may wait for more
 * than the six that a browser asks a host for at a time, so that a page full of new pictures is never refused.
 */
const KNOWN = { processes: 2, waiting: 200, waitingFromOne: 200 }
const STRANGER = { processes: 1, waiting: 64, waitingFromOne: 8 }

/** An uploaded picture: its file, a name that no other has, and its size in pixels. */
export type Original = { path: string; name: string; width: number; height: number }

/** Everything that computes pixels: queued, limited in time, and aborted when nobody waits for it any more. */
export function createImageService(directory: string) {
  const [known, stranger] = [poolOf(KNOWN), poolOf(STRANGER)]
  const pools = { known, reader: stranger, stranger }
  const derived = createDerivedImages(directory)
  return { draw, describe, close }

  /**
   * The file of a transformed picture, from the cache or drawn now. Throws 400 when it would be too large, 429 or 503
   * when too many wait, and 503 when it takes too long.
   */
  function draw({ path, name, ...size }: Original, transform: Transform, caller: Caller): Promise<string> {
    const plan = planTransform(transform, size)
    return derived.get(`${name} ${JSON.stringify(transform)}`, caller, async (to, signal) => {
      const bounds = { signal, limit: DRAWING_LIMIT, failure: tooMuchToDraw() }
      const task = { kind: 'draw', path, transform, plan, to } as const
      await pools[caller.kind].run({ ...caller, signal }, (process) => process.run(task, bounds))
    })
  }

  /** The facts about a picture that was received. Throws 400 when it can't be shown or takes too long to read. */
  async function describe(path: string, caller: Caller & { signal: AbortSignal }): Promise<ImageFacts> {
    const bounds = { signal: caller.signal, limit: READING_LIMIT, failure: tooMuchToRead() }
    const task = { kind: 'describe', path } as const
    const facts = await pools[caller.kind].run(caller, (process) => process.run(task, bounds))
    if (!facts) throw new Error('A picture was read, but not described')
    return facts
  }

  /** Aborts all computations. */
  function close(): void {
    for (const pool of Object.values(pools)) {
      pool.close()
      for (const process of pool.workers) process.end()
    }
  }
}

export type ImageService = ReturnType<typeof createImageService>

function poolOf({ processes, ...room }: typeof KNOWN): FairPool<ImageProcess> {
  const workers = Array.from({ length: processes }, createImageProcess)
  return new FairPool(workers, { name: 'pictures', ...room })
}

function tooMuchToDraw(): LakeError {
  const message = `This picture takes more than ${DRAWING_LIMIT / 1000} seconds of processor time, or more memory than there is. Ask for a smaller one with w or h, or for a faster format with fm=jpg.`
  return plainError(503, message, { 'retry-after': '60' })
}

function tooMuchToRead(): LakeError {
  return badRequest(
    `The picture takes more than ${READING_LIMIT / 1000} seconds of processor time to read, or more memory than there is. Export it as JPEG or PNG, or make it smaller, and try again.`,
  )
}
