import {
  exampleClaim,
  examplePicture,
  examplePrice,
  exampleService,
} from '../../fragments/examples/examples.ts'
import type { HomePage } from './query.ts'

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
