import { Owner } from '../../components/owner/owner.tsx'
import { HALF_AS_HIGH, Picture } from '../../components/picture/picture.tsx'
import { Prose } from '../../sections/prose/prose.tsx'
import type { AnswerOf } from '../page-queries.ts'
import { SingleTemplate } from '../single/single-template.tsx'

export function AboutTemplate({ page, site }: AnswerOf['aboutPage']) {
  const { business } = site
  const { owner, workshop } = page.home
  return (
    <SingleTemplate page={page} site={site}>
      <Prose name="story" heading={page.storyHeading} text={page.story} business={business}>
        {workshop && <Picture picture={workshop} sizes={HALF_AS_HIGH} upTo={1200} />}
      </Prose>
      <Owner owner={owner} business={business} />
    </SingleTemplate>
  )
}
