import type { BusinessFragment } from '../../fragments/site/business.ts'
import { CallButton } from '../contact-links/contact-buttons.tsx'
import { TitleBlock } from '../facts/fact-list.tsx'
import { Picture } from '../picture/picture.tsx'
import { Lead } from '../text/lead.tsx'
import { RichText } from '../text/rich-text.tsx'
import type { OwnerFragment } from './query.ts'

const SIZES = '(width < 48rem) 93vw, (width < 82.5rem) 30vw, 24.5rem'

export function Owner({ owner, business }: { owner: OwnerFragment; business: BusinessFragment }) {
  const { heading, intro, text, picture, claims } = owner
  return (
    <section className="sec" data-section="owner">
      <div className={picture ? 'wrap grid side-l centred' : 'wrap'}>
        {picture && <Picture picture={picture} shape="portrait" sizes={SIZES} upTo={960} />}
        <div className="stack">
          <h2>{heading}</h2>
          {intro && <Lead>{intro}</Lead>}
          <RichText text={text} business={business} />
          <TitleBlock facts={claims.map(({ label, value }) => ({ name: label, value }))} />
          <div className="row full pt-2 not-on-phones">
            <CallButton business={business} look="outline" />
          </div>
        </div>
      </div>
    </section>
  )
}
