import { badRequest } from '../errors/lake-error.ts'
import { LONGEST_SIDE, type Size } from './image-limits.ts'

/** What a URL asks of an image, in Sanity's terms (sanity.io/docs/image-urls); sizes in pixels, `dpr` already applied. */
export type Transform = {
  width?: number
  height?: number
  fit: (typeof FITS)[number]
  crop: (typeof CROPS)[number]
  focalPoint: { x: number; y: number }
  rect?: Rectangle
  format: ImageFormat
  quality: number
  background?: string
  blur?: number
  flip?: string
  /** Limits of a side, for `fit=crop`. */
  most: Partial<Size>
  least: Partial<Size>
  /** Degrees by which the picture is turned before anything else: 90, 180 or 270. */
  turn?: number
  /** Added on each side. */
  padding?: number
  /** From -100, without color, to 100. */
  saturation?: number
  /** From 1 to 100. */
  sharpness?: number
  isInverted?: true
  /** Of an animation, the first frame alone. */
  isStill?: true
}

export type Rectangle = { left: number; top: number; width: number; height: number }
export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'

const FITS = ['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale'] as const
const CROPS = ['center', 'top', 'bottom', 'left', 'right', 'focalpoint', 'entropy'] as const
const FORMATS: Record<string, ImageFormat> = {
  jpg: 'jpeg',
  pjpg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
}
/** Of the others JPEG; a drawing may be transparent. */
const SOURCE_FORMATS: Record<string, ImageFormat> = {
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  gif: 'gif',
  svg: 'png',
}

const DEFAULT_QUALITY = 75
const MOST_PADDING = 1_000
/** What asks for more than the original; the others say how. */
const CHANGES: readonly string[] = [
  ...['w', 'h', 'max-w', 'max-h', 'min-w', 'min-h', 'rect', 'q', 'fm', 'auto', 'bg', 'blur', 'flip'],
  ...['or', 'pad', 'sat', 'sharp', 'invert', 'frame'],
]

/**
 * Reads the parameters of an image URL, in a fixed order, so that equal requests have equal JSON. Parameters that are not
 * Sanity's are ignored. `accept` is the header that `auto=format` chooses by. Returns undefined when the original is
 * asked for; throws 400 for a value that makes no sense.
 */
export function readTransform(
  parameters: URLSearchParams,
  source: { extension: string; accept: string },
): Transform | undefined {
  if (parameters.has('trim')) throw badRequest('The image parameter trim is not available here.')
  if (!CHANGES.some((name) => parameters.has(name))) return undefined
  const dpr = number(parameters, 'dpr', 0.1, 5) ?? 1
  return {
    width: scaled(number(parameters, 'w', 1, LONGEST_SIDE), dpr),
    height: scaled(number(parameters, 'h', 1, LONGEST_SIDE), dpr),
    fit: choice(parameters, 'fit', FITS, 'clip'),
    crop: choice(parameters, 'crop', CROPS, 'center'),
    focalPoint: { x: number(parameters, 'fp-x', 0, 1) ?? 0.5, y: number(parameters, 'fp-y', 0, 1) ?? 0.5 },
    rect: rectangle(parameters.get('rect')),
    format: format(parameters, source),
    quality: Math.round(number(parameters, 'q', 0, 100) ?? DEFAULT_QUALITY),
    background: color(parameters.get('bg')),
    blur: number(parameters, 'blur', 1, 2000),
    flip: parameters.has('flip') ? choice(parameters, 'flip', ['h', 'v', 'hv'], 'h') : undefined,
    most: sides(parameters, 'max', dpr),
    least: sides(parameters, 'min', dpr),
    padding: scaled(number(parameters, 'pad', 0, MOST_PADDING), dpr),
    ...adjustments(parameters),
  }
}

function adjustments(
  parameters: URLSearchParams,
): Pick<Transform, 'turn' | 'saturation' | 'sharpness' | 'isInverted' | 'isStill'> {
  const isInverted = choice(parameters, 'invert', ['true', 'false'], 'false') === 'true'
  return {
    turn: Number(choice(parameters, 'or', ['0', '90', '180', '270'], '0')) || undefined,
    saturation: number(parameters, 'sat', -100, 100),
    sharpness: number(parameters, 'sharp', 0, 100) || undefined,
    isInverted: isInverted || undefined,
    isStill: number(parameters, 'frame', 1, 1) === 1 || undefined,
  }
}

function sides(parameters: URLSearchParams, limit: 'max' | 'min', dpr: number): Partial<Size> {
  const side = (name: string) => scaled(number(parameters, `${limit}-${name}`, 1, LONGEST_SIDE), dpr)
  return { width: side('w'), height: side('h') }
}

function format(
  parameters: URLSearchParams,
  { extension, accept }: { extension: string; accept: string },
): ImageFormat {
  const wanted = parameters.get('fm')
  if (wanted !== null) return formatNamed(wanted)
  const own = SOURCE_FORMATS[extension] ?? 'jpeg'
  if (parameters.get('auto') !== 'format') return own
  // AVIF is written without animation here, so a GIF becomes WebP, unless its first frame alone is asked for.
  if (accept.includes('image/avif') && (own !== 'gif' || parameters.has('frame'))) return 'avif'
  return accept.includes('image/webp') ? 'webp' : own
}

function formatNamed(name: string): ImageFormat {
  // Every object also has a `constructor`.
  const format = Object.hasOwn(FORMATS, name) ? FORMATS[name] : undefined
  return format ?? wrong('fm', name, Object.keys(FORMATS).join(', '))
}

function number(parameters: URLSearchParams, name: string, least: number, most: number): number | undefined {
  const text = parameters.get(name)
  if (text === null || text === '') return undefined
  const value = Number(text)
  return value >= least && value <= most ? value : wrong(name, text, `a number from ${least} to ${most}`)
}

function scaled(side: number | undefined, dpr: number): number | undefined {
  return side && Math.min(LONGEST_SIDE, Math.max(1, Math.round(side * dpr)))
}

function choice<const T extends string>(
  parameters: URLSearchParams,
  name: string,
  choices: readonly T[],
  fallback: T,
): T {
  const text = parameters.get(name)
  if (text === null || text === '') return fallback
  // `crop=top,left` asks for a corner; the first word decides, as it does when the other edge has no room to give.
  const [first = ''] = text.split(',')
  return isOneOf(choices, first) ? first : wrong(name, text, choices.join(', '))
}

function rectangle(text: string | null): Rectangle | undefined {
  if (!text) return undefined
  const [left, top, width, height] = text.split(',').map((part) => Math.round(Number(part)))
  const isComplete = left !== undefined && top !== undefined && width && height
  if (!isComplete || !(left >= 0 && top >= 0 && width > 0 && height > 0))
    return wrong('rect', text, 'left,top,width,height')
  return { left, top, width, height }
}

function color(text: string | null): string | undefined {
  if (!text) return undefined
  return /^([0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text) ? `#${text}` : wrong('bg', text, 'a hex color')
}

function wrong(name: string, value: string, expected: string): never {
  throw badRequest(`Image parameter ${name}=${value.slice(0, 40)} is not ${expected}.`)
}

/** Narrows a string to one of a list's. */
function isOneOf<const T extends string>(list: readonly T[], value: string): value is T {
  return list.some((item) => item === value)
}
