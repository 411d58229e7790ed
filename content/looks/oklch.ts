/** A color in OKLCH: lightness from 0 to 1, chroma from 0 to about 0.4, hue in degrees. w3.org/TR/css-color-4 */
export type Oklch = { lightness: number; chroma: number; hue: number }

/** Red, green and blue from 0 to 1, in proportion to the light. Outside of that range no screen shows the color. */
type Light = readonly [red: number, green: number, blue: number]

/** A color such as `#0f53a8` in OKLCH. A gray has the hue 0. */
export function oklchOf(hex: string): Oklch {
  const [red, green, blue] = lightOf(hex)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short
  const chroma = Math.hypot(a, b)
  const isGray = chroma < 0.002
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    chroma: isGray ? 0 : chroma,
    hue: isGray ? 0 : ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  }
}

/** The color as `#rrggbb`, with less chroma where a screen could not show so much. */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  const shown = (part: number) => linear({ lightness, chroma: chroma * part, hue })
  const part = isShown(shown(1)) ? 1 : largest((share) => isShown(shown(share)))
  return `#${shown(part).map(channelOf).join('')}`
}

/** WCAG's relative luminance of a color such as `#0f53a8`, from 0 for black to 1 for white. */
export function luminanceOf(hex: string): number {
  const [red, green, blue] = lightOf(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG's contrast of two luminances, from 1 to 21. */
export function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** The color as `#rrggbb` that has this hue, this chroma as far as it can be shown, and this luminance. */
export function hexWithLuminance({ chroma, hue }: Omit<Oklch, 'lightness'>, luminance: number): string {
  const at = (lightness: number) => hexOf({ lightness, chroma, hue })
  return at(largest((lightness) => luminanceOf(at(lightness)) <= luminance))
}

/** The largest number from 0 to 1, to a millionth, up to which something holds. */
function largest(holds: (number: number) => boolean): number {
  let [low, high] = [0, 1]
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2
    if (holds(middle)) low = middle
    else high = middle
  }
  return low
}

function linear({ lightness, chroma, hue }: Oklch): Light {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}

const isShown = (light: Light) => light.every((share) => share > -0.0005 && share < 1.0005)

function lightOf(hex: string): Light {
  const channel = (place: number) => {
    const share = Number.parseInt(hex.slice(place, place + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

function channelOf(light: number): string {
  const share = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
  const channel = Math.round(255 * Math.min(1, Math.max(0, share)))
  return channel.toString(16).padStart(2, '0')
}
