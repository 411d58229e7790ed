import { downloadPaths } from '#content/addresses/downloads.ts'

/** Pages of this site are fetched when a visitor is about to click; what they link to elsewhere is not. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', '/images/*', '/islands/*', ...downloadPaths] } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
