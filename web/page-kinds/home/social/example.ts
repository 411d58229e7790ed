import { exampleClaim } from '../../../fragments/examples/examples.ts'
import type { SocialFragment } from './query.ts'

export const socialExample: SocialFragment = {
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
