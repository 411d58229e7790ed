import { BookmarkIcon } from '@sanity/icons/Bookmark'
import { defineSection } from './section.ts'
import { documents } from './section-fields.ts'

export const badges = defineSection({
  name: 'badges',
  title: 'Trust badges',
  icon: BookmarkIcon,
  description: 'Short proofs in a row, such as the license and the rating.',
  fields: [documents('claims', 'Claims', 'claim', 'The claims to show, three to five.')],
})
