import { fixedPaths } from '#content/addresses/routes.ts'
import { logoSize, logoUrl } from '#content/looks/logo.ts'
import { type BusinessFragment, straplineOf } from '../../lake/fragments/site/business.ts'
import { editable } from '../../lake/preview-marks/marks.ts'
import { LogoMark } from '../drawings/logo-mark.tsx'

type LogoProps = { business: BusinessFragment; className?: string }

/** From so many letters on a name is written smaller. It stands in one line beside the menu, or wraps. */
const LONG = 18
const VERY_LONG = 30

/** Beside the name, and in place of it; in pixels, and as utilities say it. */
const BESIDE = { most: { width: 88, height: 44 }, look: 'h-11 max-w-22' }
const ALONE = { most: { width: 192, height: 48 }, look: 'h-12 max-w-48' }

/** The way home: the logo, or a mark in its place, and the name, unless the logo has it. */
export function Logo({ business, className = '' }: LogoProps) {
  const { name, logo } = business
  return (
    <a
      className={`me-auto grid min-h-target w-fit grid-cols-[auto_minmax(0,1fr)] content-center items-center gap-x-3 leading-[1.15] text-inherit no-underline ${wrapping(name)} ${className}`.trim()}
      href={fixedPaths.home}
    >
      <Mark
        business={business}
        className="row-span-2 w-11 stroke-brand-text text-brand-text [&>ellipse]:fill-brand-text"
      />
      {!logo?.isName && (
        <b className={`${sizeOf(name)} font-[760] tracking-[-0.02em] font-stretch-118%`}>{name}</b>
      )}
      <small
        className={`text-[min(0.75rem,3.5vw)] text-ink-soft ${name.length > VERY_LONG ? 'max-md:hidden' : 'max-[22.5rem]:hidden'}`}
      >
        {straplineOf(business)}
      </small>
    </a>
  )
}

type MarkProps = {
  business: Pick<BusinessFragment, 'name' | 'logo'>
  /** Of the drawing that stands in for a logo. */
  className: string
}

/** The logo, or the initials in a level while there is none. */
export function Mark({ business: { name, logo }, className }: MarkProps) {
  return logo ? <OwnLogo logo={logo} name={name} /> : <LogoMark name={name} className={className} />
}

function wrapping(name: string): string {
  return name.length > LONG ? 'py-2 text-balance lg:max-w-68 xl:max-w-88' : 'lg:whitespace-nowrap'
}

function sizeOf(name: string): string {
  if (name.length > VERY_LONG) return 'text-[min(0.9375rem,4.25vw)]'
  return name.length > LONG ? 'text-[min(1.0625rem,5vw)]' : 'text-[min(1.25rem,6.25vw)]'
}

/** Its pixels: a drawing is sent as pixels, too. */
function OwnLogo({ logo, name }: { logo: NonNullable<BusinessFragment['logo']>; name: string }) {
  const { most, look } = logo.isName ? ALONE : BESIDE
  const ground = logo.isLight ? 'bg-light-logo-ground' : 'bg-logo-ground'
  const { width, height } = logoSize(logo, most)
  return (
    <img
      className={`row-span-2 box-content w-auto rounded-sm object-contain p-1 ${ground} ${look}`}
      src={logoUrl(logo, width)}
      alt={logo.isName ? name : ''}
      width={width}
      height={height}
      {...editable(logo)}
    />
  )
}
