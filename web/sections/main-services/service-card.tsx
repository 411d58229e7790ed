import { formatPrice } from '#content/price.ts'
import type { PictureSlice } from '../../documents/picture.ts'
import type { PriceSlice } from '../../documents/price.ts'
import { MoreLink } from '../../ui/more-link.tsx'
import { Picture } from '../picture/component.tsx'

type ServiceCardProps = {
  title: string
  text: string
  path: string
  picture: PictureSlice | null
  price: PriceSlice | null
}

const SIZES = '(width < 48rem) 100vw, (width < 77.5rem) 58vw, 45rem'

/** A main service with its picture and where its prices start. */
export function ServiceCard({ title, text, path, picture, price }: ServiceCardProps) {
  return (
    <article className="card pic" data-item="">
      {picture && <Picture picture={picture} shape="wide" sizes={SIZES} decorative />}
      <div className="copy">
        <h3>{title}</h3>
        <p className="soft">{text}</p>
        <div className="row apart">
          {price && <span className="label">{formatPrice(price, 'Starting at')}</span>}
          <MoreLink href={path} about={`about ${title}`} />
        </div>
      </div>
    </article>
  )
}
