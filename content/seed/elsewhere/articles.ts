import type { Article } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'

/** A made-up article at an address that is reserved for examples: the site must not go live with it. */
const article = (id: string, content: Pick<Article, 'title' | 'text' | 'category'>): Seed<Article> => ({
  _id: `article-${id}`,
  _type: 'article',
  ...content,
  url: `https://www.example.com/articles/${id}`,
  sample: true,
})

/** Articles on other sites. */
export const articles: Seed<Article>[] = [
  article('reading-an-estimate', {
    title: 'How to read a contractor’s estimate',
    text: 'What to look for, and what an “allowance” really means.',
    category: 'Money',
  }),
  article('kitchen-permits', {
    title: 'What a kitchen permit covers in Mecklenburg County',
    text: 'Which changes need a permit, who applies, and what the inspector looks at.',
    category: 'Permits',
  }),
  article('repair-or-replace-drywall', {
    title: 'When to repair drywall and when to replace it',
    text: 'What stains, cracks, and soft spots mean.',
    category: 'Repairs',
  }),
]
