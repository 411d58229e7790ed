import type { SocialCard, SocialPost } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { ref } from '../reference.ts'

type Platform = SocialCard['platform']

const card = (platform: Platform, handle: string, text: string): Seed<SocialCard> => ({
  _id: `social-${platform.toLowerCase()}`,
  _type: 'socialCard',
  platform,
  handle,
  text,
  followers: ref(`claim-${platform.toLowerCase()}-followers`),
})

/** The pages of the business on other sites; their followers are sample figures. */
export const socialCards: Seed<SocialCard>[] = [
  card('Instagram', '@crownandlevel', 'Rooms before and after'),
  card('Facebook', 'Crown & Level', 'Storm tips and open dates'),
  card('LinkedIn', 'crown-and-level', 'Rentals, HOAs, and new construction'),
]

/** A made-up post: the site must not go live with it. */
const post = (
  platform: Platform,
  content: Omit<Seed<SocialPost>, '_id' | '_type' | 'platform' | 'sample'>,
): Seed<SocialPost> => ({
  _id: `post-${platform.toLowerCase()}-${content.date}`,
  _type: 'socialPost',
  platform,
  ...content,
  sample: true,
})

/** Recent posts, newest first. */
export const socialPosts: Seed<SocialPost>[] = [
  post('Instagram', {
    kind: 'Project update',
    text: 'Installing built-ins over in Dilworth today. The house leans left. The shelves don’t.',
    engagement: '148 likes',
    date: '2026-11-19',
  }),
  post('Facebook', {
    kind: 'Storm tip',
    text: 'Storms tonight. If a limb comes through the roof, call us and stay off the ladder. We’re up.',
    engagement: '62 shares',
    date: '2026-11-17',
  }),
  post('LinkedIn', {
    kind: 'Finished',
    text: 'Just finished painting forty apartments in South End, four days early. Thanks to the whole crew.',
    engagement: '31 comments',
    date: '2026-11-12',
  }),
]
