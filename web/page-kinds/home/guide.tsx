import { anchors } from '#content/addresses/routes.ts'
import { Fold } from '../../components/text/fold.tsx'
import { FoldedBand } from '../../components/text/folded-band.tsx'
import { RichText } from '../../components/text/rich-text.tsx'
import type { BusinessFragment } from '../../fragments/site/business.ts'
import type { HomePage } from './query.ts'

/** The long article, part by part, in two columns where there is room. */
export function Guide({ guide, business }: { guide: HomePage['guide']; business: BusinessFragment }) {
  return (
    <FoldedBand name="guide" id={anchors.guide} {...guide}>
      <div className="guide">
        {guide.chapters.map(({ _key, heading, text }) => (
          <Fold key={_key} title={<h3>{heading}</h3>} name={anchors.guide}>
            <RichText text={text} business={business} />
          </Fold>
        ))}
      </div>
    </FoldedBand>
  )
}
