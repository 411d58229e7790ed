import { formatPrice } from '#content/prices/price.ts'
import type { PictureFragment } from '../../fragments/picture.ts'
import type { PriceFragment } from '../../fragments/price.ts'
import { editable } from '../../preview/marks.ts'
import { MoreLink } from '../controls/more-link.tsx'
import { Picture } from '../picture/picture.tsx'

type ServiceCardProps = {
  title: string
  text: string
  path: string
  picture: PictureFragment | null
  price: PriceFragment | null
  /** Where it stands in the brick bond of four. */
  place: number
  /** What the preview knows the service by. */
  mark?: ReturnType<typeof editable>
}

/** On a tablet all pictures are equally high, and a narrow one shows only its middle. */
const WIDE = '(width < 48rem) 93vw, (width < 82.5rem) max(31rem, 54vw), 45rem'
const NARROW = '(width < 48rem) 93vw, (width < 82.5rem) max(31rem, 38vw), 32rem'

/** A main service with its picture and where its prices start. */
export function ServiceCard({ title, text, path, picture, price, place, mark }: ServiceCardProps) {
  const sizes = place % 4 === 0 || place % 4 === 3 ? WIDE : NARROW
  return (
    <article className="card pic" data-item="" {...mark}>
      {picture && <Picture picture={picture} shape="wide" sizes={sizes} upTo={1600} decorative />}
      <div className="copy">
        <h3>{title}</h3>
        <p className="soft">{text}</p>
        <div className="row apart">
          {price && (
            <span className="label" {...editable(price, 'minimum')}>
              {formatPrice(price, 'Starting at')}
            </span>
          )}
          <MoreLink href={path} about={`about ${title}`} />
        </div>
      </div>
    </article>
  )
}
