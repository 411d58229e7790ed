import type { BusinessFragment } from '../../lake/fragments/site/business.ts'
import { TitleBlock } from '../facts/fact-list.tsx'
import { Band } from '../layout/band.tsx'
import { Columns } from '../layout/columns.tsx'
import { Picture } from '../picture/picture.tsx'
import { Lead } from '../text/lead.tsx'
import { RichText } from '../text/rich-text.tsx'
import type { OwnerFragment } from './query.ts'

const SIZES = '(width < 48rem) 7rem, (width < 82.5rem) 30vw, 24.5rem'

export function Owner({ owner, business }: { owner: OwnerFragment; business: BusinessFragment }) {
  const { shown, heading, intro, text, picture, claims } = owner
  if (shown === false) return null
  const words = (
    <div className={picture ? 'max-md:contents max-md:*:not-[h2]:col-span-full md:space-y-4' : 'space-y-4'}>
      <h2 className={picture ? 'max-md:col-start-2 max-md:row-start-1 max-md:self-end' : undefined}>
        {heading}
      </h2>
      {intro && <Lead>{intro}</Lead>}
      <RichText text={text} business={business} />
      <TitleBlock facts={claims.map(({ label, value }) => ({ name: label, value }))} />
    </div>
  )
  return (
    <Band data-section="owner">
      {picture ? (
        <Columns
          wide="end"
          className="mx-auto w-page max-md:grid-cols-[min(7rem,28vw)_minmax(0,1fr)] lg:items-center"
        >
          <Picture picture={picture} shape="portrait" sizes={SIZES} upTo={960} />
          {words}
        </Columns>
      ) : (
        <div className="mx-auto w-page">{words}</div>
      )}
    </Band>
  )
}
