import { Owner } from '../../components/owner/owner.tsx'
import { Prose } from '../../sections/prose/prose.tsx'
import type { AnswerOf } from '../page-queries.ts'
import { SingleTemplate } from '../single/single-template.tsx'

export function AboutTemplate({ page, site }: AnswerOf['aboutPage']) {
  const { business } = site
  return (
    <SingleTemplate page={page} site={site}>
      <Prose name="story" heading={page.storyHeading} text={page.story} business={business} />
      <Owner owner={page.home.owner} business={business} />
    </SingleTemplate>
  )
}
