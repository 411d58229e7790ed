import { badRequest } from '../errors/lake-error.ts'
import { requireBlur, requireCroppedSize, requireSize, type Size } from './image-limits.ts'
import type { Rectangle, Transform } from './image-parameters.ts'

/** The sizes of each step of a transform, for a picture of a known size; all in pixels. */
export type Plan = {
  /** Of the picture as it is turned. */
  original: Size
  /** The part of the picture that is shown. */
  region: Rectangle
  /** What that part is scaled to. */
  scaled: Size
  /** The size of the result without padding: larger than `scaled` when a background is added around it, smaller when edges are cut off. */
  canvas: Size
}

/** Computes all sizes before any pixel. Throws 400 when one of them exceeds the limits. */
export function planTransform(transform: Transform, stored: Size): Plan {
  const isOnItsSide = transform.turn === 90 || transform.turn === 270
  const original = isOnItsSide ? { width: stored.height, height: stored.width } : stored
  const plan = { original, ...planFit(transform, rectWithin(transform.rect, original)) }
  const { padding = 0 } = transform
  const { width, height } = plan.canvas
  requireSize({ width: width + 2 * padding, height: height + 2 * padding }, original)
  requireCroppedSize(plan.scaled)
  if (transform.blur) requireBlur(transform.blur, plan.canvas)
  return plan
}

function rectWithin(rect: Rectangle | undefined, original: Size): Rectangle {
  const { left, top, width, height } = rect ?? { left: 0, top: 0, ...original }
  if (left >= original.width || top >= original.height)
    throw badRequest(
      `Image parameter rect lies outside the picture of ${original.width} × ${original.height}.`,
    )
  return {
    left,
    top,
    width: Math.min(width, original.width - left),
    height: Math.min(height, original.height - top),
  }
}

function planFit(transform: Transform, region: Rectangle): Omit<Plan, 'original'> {
  const inside = scaledBy(region, scaleInto(transform, region))
  const notEnlarged = scaledBy(region, Math.min(1, scaleInto(transform, region)))
  const box = { width: transform.width ?? region.width, height: transform.height ?? region.height }
  const hasBox = transform.width !== undefined && transform.height !== undefined
  switch (transform.fit) {
    case 'clip':
      return { region, scaled: inside, canvas: inside }
    case 'max':
      return { region, scaled: notEnlarged, canvas: notEnlarged }
    case 'scale':
      return { region, scaled: box, canvas: box }
    case 'fill':
      return { region, scaled: inside, canvas: hasBox ? box : inside }
    case 'fillmax':
      return { region, scaled: notEnlarged, canvas: box }
    case 'crop':
      return planCrop(transform, region, limited(transform, hasBox ? box : scaledWithin(transform, region)))
    case 'min':
      return hasBox
        ? planCrop(transform, region, boxWithin(region, box))
        : { region, scaled: notEnlarged, canvas: notEnlarged }
    default:
      return transform.fit satisfies never
  }
}

/** Fills the box with the part around the focal point, or with all of the picture, of which libvips cuts off two edges. */
function planCrop({ crop, focalPoint }: Transform, rect: Rectangle, box: Size): Omit<Plan, 'original'> {
  const scale = Math.max(box.width / rect.width, box.height / rect.height)
  if (crop !== 'focalpoint') return { region: rect, scaled: scaledBy(rect, scale), canvas: box }
  const part = scaledBy(box, 1 / scale)
  const left = rect.left + around(focalPoint.x, part.width, rect.width)
  const top = rect.top + around(focalPoint.y, part.height, rect.height)
  return { region: { left, top, ...part }, scaled: box, canvas: box }
}

/** Where a part begins so that the point is in its middle, or as near as the edges allow. */
function around(point: number, part: number, whole: number): number {
  return Math.round(Math.max(0, Math.min(whole - part, point * whole - part / 2)))
}

/** The size in the picture's own proportions: no larger than itself or `max-w` and `max-h` where no side is given. */
function scaledWithin({ width, height, most }: Transform, region: Size): Size {
  if (width !== undefined || height !== undefined)
    return scaledBy(region, scaleInto({ width, height }, region))
  return scaledBy(region, Math.min(1, scaleInto(most, region)))
}

function limited({ most, least }: Transform, { width, height }: Size): Size {
  const within = (side: number, low = 1, high = Infinity) => Math.max(low, Math.min(high, side))
  return {
    width: within(width, least.width, most.width),
    height: within(height, least.height, most.height),
  }
}

/** The box in its own proportions, no larger than the picture. */
function boxWithin(whole: Size, box: Size): Size {
  return scaledBy(box, Math.min(1, whole.width / box.width, whole.height / box.height))
}

/** The factor by which a picture fits into a box of which a side, or both, may be open. */
function scaleInto({ width, height }: Partial<Size>, inner: Size): number {
  if (width === undefined && height === undefined) return 1
  return Math.min((width ?? Infinity) / inner.width, (height ?? Infinity) / inner.height)
}

function scaledBy({ width, height }: Size, scale: number): Size {
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
