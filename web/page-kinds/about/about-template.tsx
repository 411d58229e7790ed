import { Owner } from '../../components/owner/owner.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { Prose } from '../../sections/prose/prose.tsx'
import type { AnswerOf } from '../page-queries.ts'
import { SingleTemplate } from '../single/single-template.tsx'

const SIZES = '(width < 82.5rem) 45vw, 37rem'

export function AboutTemplate({ page, site }: AnswerOf['aboutPage']) {
  const { business } = site
  const { owner, workshop } = page.home
  return (
    <SingleTemplate page={page} site={site}>
      <Prose name="story" heading={page.storyHeading} text={page.story} business={business}>
        {workshop && (
          <div className="max-md:hidden">
            <Picture picture={workshop} sizes={SIZES} upTo={1200} />
          </div>
        )}
      </Prose>
      <Owner owner={owner} business={business} />
    </SingleTemplate>
  )
}
