import type { GalleryFragment } from '../../components/gallery/query.ts'
import type { HeroFragment } from '../../components/hero/query.ts'
import type { MainServicesFragment } from '../../components/main-services/query.ts'
import type { OwnerFragment } from '../../components/owner/query.ts'
import type { ServedTownFragment } from '../../components/zip-check/query.ts'
import {
  exampleCity,
  exampleClaim,
  examplePicture,
  examplePrice,
  exampleProject,
  exampleService,
  exampleText,
} from '../../lake/fragments/examples/examples.ts'
import type { HomePage } from '../../page-kinds/home/query.ts'

export const heroExample: HeroFragment = {
  badge: null,
  heading: 'House painting in Charlotte, priced by the square foot',
  lead: 'Good paint on bad walls fails, so we repair first.',
  action: null,
  projectsAction: null,
  picture: examplePicture,
}

export const galleryExample: GalleryFragment = {
  heading: 'Recent projects',
  intro: null,
  projects: [
    exampleProject,
    { ...exampleProject, _id: 'project-tub', title: 'Freestanding tub', category: 'Bathroom Remodeling' },
  ],
}

export const mainServicesExample: MainServicesFragment = {
  heading: 'Our main services',
  intro: null,
  main: [
    {
      ...exampleService,
      _id: 'service-handyman',
      title: 'Handyman',
      slug: 'handyman',
      summary: 'The list on your fridge, done in one visit.',
      picture: examplePicture,
      cardPrice: { ...examplePrice, minimum: 8500, unit: 'job' },
    },
  ],
}

export const ownerExample: OwnerFragment = {
  heading: 'Meet the owner',
  intro: 'He walks every renovation twice.',
  text: exampleText,
  picture: examplePicture,
  claims: [{ ...exampleClaim, _id: 'claim-owner-years', value: '8+ years', label: 'Leading crews here' }],
}

const matthews: ServedTownFragment = {
  ...exampleCity,
  tier: 'primary',
  travelTime: '15–25 minutes',
  furtherZipCodes: ['28106'],
}

export const servedTownsExample: ServedTownFragment[] = [
  matthews,
  {
    ...matthews,
    _id: 'city-rock-hill',
    name: 'Rock Hill',
    state: 'SC',
    slug: 'rock-hill',
    tier: 'extended',
    travelTime: null,
    zipCodes: ['29730'],
    furtherZipCodes: null,
  },
]

export const articlesExample: HomePage['articles'] = {
  heading: 'Articles for homeowners',
  intro: null,
  items: [
    {
      _id: 'article-estimate',
      _type: 'article',
      title: 'How to read an estimate',
      text: 'What each line means.',
      category: 'Money',
      url: 'https://www.example.com/estimate',
    },
  ],
}

const titles = [
  'Drywall repair',
  'Deck staining',
  'Painting',
  'TV mounting',
  'Plumbing fixtures',
  'Ceiling fan installation',
]

export const popularServicesExample: HomePage['popular'] = {
  heading: 'Popular jobs and what they cost',
  intro: 'The numbers on the drawing match the list.',
  jobs: titles.map((title) => ({
    _key: title,
    title,
    text: 'Labor included',
    price: examplePrice,
    service: title === 'Painting' ? exampleService : null,
  })),
}

export const quoteExample: HomePage['quote'] = {
  heading: 'Get a free quote',
  intro: 'Free, whether you hire us or not.',
  formHeading: 'Get Your FREE Estimate Today',
  steps: ['You send the basics', 'We measure'],
}

export const socialExample: HomePage['social'] = {
  heading: 'Recent posts',
  intro: null,
  cards: [
    {
      _id: 'social-instagram',
      _type: 'socialCard',
      platform: 'Instagram',
      handle: '@crownandlevel',
      text: 'Rooms before and after.',
      followers: { ...exampleClaim, _id: 'claim-followers', value: '2.5K', label: 'Followers' },
    },
  ],
  posts: [
    {
      _id: 'post-shelves',
      _type: 'socialPost',
      platform: 'Instagram',
      kind: 'Project update',
      text: 'The built-ins are in.',
      engagement: '148 likes',
      date: '2026-11-17',
    },
  ],
}

export const videosExample: HomePage['videos'] = {
  heading: 'Videos',
  intro: null,
  items: [
    {
      _id: 'video-curb',
      _type: 'video',
      title: 'Setting a shower curb',
      text: 'Why it leans inward.',
      kind: 'reel',
      category: 'Bathrooms',
      url: 'https://www.example.com/reel/curb',
      picture: examplePicture,
    },
  ],
}
