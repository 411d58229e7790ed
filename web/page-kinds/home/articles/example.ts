import type { ArticlesFragment } from './query.ts'

export const articlesExample: ArticlesFragment = {
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
