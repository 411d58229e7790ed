import type { ArticleFragment } from '../article.ts'
import type { CityLink, ServiceLink } from '../link.ts'
import type { PictureFragment } from '../picture.ts'
import type { PriceFragment } from '../price.ts'
import type { ProjectFragment } from '../project.ts'
import type { ClaimFragment } from '../text/claim.ts'
import type { QuestionFragment } from '../text/question.ts'
import type { ReviewFragment } from '../text/review.ts'
import type { RichTextFragment } from '../text/rich-text.ts'

/** Documents as the lake answers them, for the examples of the sections. */
export const examplePrice: PriceFragment = {
  _id: 'price-interior-painting',
  _type: 'price',
  title: 'Interior painting',
  kind: 'from',
  minimum: 250,
  maximum: null,
  openEnded: null,
  unit: 'squareFoot',
  unitInFull: null,
  terms: null,
  label: null,
  covers: 'Walls, ceilings and trim, two coats',
}

export const emergencyPrice: PriceFragment = {
  ...examplePrice,
  _id: 'price-emergency-plumbing',
  title: 'Emergency plumbing',
  kind: 'exact',
  minimum: 12_500,
  unit: 'hour',
  terms: 'plus materials',
  covers: null,
}

export const exampleClaim: ClaimFragment = {
  _id: 'claim-rating',
  _type: 'claim',
  value: '4.9/5',
  label: 'Average rating',
}

export const exampleReview: ReviewFragment = {
  _id: 'review-dana',
  _type: 'review',
  author: 'Dana R.',
  place: 'Plaza Midwood',
  work: 'Interior painting',
  rating: 5,
  text: 'The walls are smooth for the first time since we bought the house.',
  date: '2026-05-04',
  source: 'Google',
  sample: null,
  savings: null,
}

export const exampleArticle: ArticleFragment = {
  _id: 'article-permits',
  _type: 'article',
  title: 'Permits and zoning',
  text: 'What the town decides.',
  category: 'Permits',
  url: 'https://town.example/permits',
}

export const exampleService: ServiceLink = {
  _id: 'service-painting',
  _type: 'service',
  title: 'Painting',
  slug: 'painting',
}

export const exampleCity: CityLink = {
  _id: 'city-matthews',
  _type: 'city',
  name: 'Matthews',
  state: 'NC',
  slug: 'matthews',
  zipCodes: ['28105', '28104'],
}

export const examplePicture: PictureFragment = {
  alt: 'Wall half painted sage green',
  rendering: true,
  asset: { _type: 'reference', _ref: 'image-3ae327e43ba3b1079bda5ebfdbadc9c80a528a1b-1600x1067-jpg' },
  crop: null,
  hotspot: null,
}

export const exampleProject: ProjectFragment = {
  _id: 'project-island',
  _type: 'project',
  title: 'Navy island with brass',
  category: 'Kitchen Remodeling',
  text: null,
  place: 'Matthews',
  duration: '6 weeks',
  features: ['Walnut floor', 'Seating for four'],
  picture: examplePicture,
  before: null,
  photos: null,
  cost: null,
}

export const exampleText: RichTextFragment = [
  {
    _key: 'a',
    _type: 'block',
    style: 'normal',
    listItem: null,
    level: null,
    markDefs: [
      { _key: 'm', _type: 'pageLink', to: { _id: 'service-painting', _type: 'service', slug: 'painting' } },
    ],
    children: [
      { _key: 'b', _type: 'span', text: 'Interior ', marks: [] },
      { _key: 'c', _type: 'span', text: 'painting', marks: ['m'] },
      { _key: 'd', _type: 'span', text: ' costs ', marks: [] },
      { _key: 'e', _type: 'inlinePrice', price: examplePrice },
      { _key: 'f', _type: 'span', text: '. Call ', marks: [] },
      { _key: 'g', _type: 'inlineFact', fact: 'phone' },
      { _key: 'h', _type: 'span', text: ', rated ', marks: ['strong'] },
      { _key: 'i', _type: 'inlineClaim', claim: exampleClaim },
    ],
  },
]

export const exampleQuestion: QuestionFragment = {
  _id: 'faq-cost',
  _type: 'faq',
  question: 'What does it cost?',
  answer: exampleText,
}
