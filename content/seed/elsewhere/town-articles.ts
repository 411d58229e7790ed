import type { Article } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'

/** A page of a public office that helps homeowners in a town. */
const page = (
  id: string,
  url: string,
  content: Pick<Article, 'title' | 'text' | 'category'>,
): Seed<Article> => ({ _id: `article-${id}`, _type: 'article', ...content, url })

/** What the towns with a full profile, and their county, say for homeowners. */
export const townArticles: Seed<Article>[] = [
  page('mecklenburg-permits', 'https://code.mecknc.gov/', {
    title: 'Mecklenburg County Code Enforcement',
    text: 'How to apply, and how to look up an inspection.',
    category: 'Permits',
  }),
  page(
    'charlotte-historic-districts',
    'https://www.charlottenc.gov/Growth-and-Development/Planning-and-Development/Historic-District',
    {
      title: 'Charlotte’s historic districts',
      text: 'Where the districts are, what the commission looks at, and when it meets.',
      category: 'Old houses',
    },
  ),
  page('matthews-planning', 'https://www.matthewsnc.gov/', {
    title: 'Town of Matthews',
    text: 'Setbacks, trees, and signs.',
    category: 'Zoning',
  }),
  page('mint-hill-planning', 'https://www.minthill.com/residents/report_a_concern/planning___zoning.php', {
    title: 'Planning and zoning in Mint Hill',
    text: 'Sheds, garages, and fences: what the town decides and what the county does.',
    category: 'Zoning',
  }),
  page('pineville-town', 'https://www.pinevillenc.gov/living-here/about/', {
    title: 'About Pineville',
    text: 'The town’s own history, from the mule trade to the mill.',
    category: 'Town history',
  }),
  page('huntersville-permits', 'https://www.huntersville.org/528/Permits-Process', {
    title: 'Permits and process in Huntersville',
    text: 'Zoning permits and plot plans, with the forms.',
    category: 'Permits',
  }),
  page('cornelius-planning', 'https://www.cornelius.org/government/departments/planning_/index.php', {
    title: 'Planning and zoning in Cornelius',
    text: 'Setbacks, trees, and plan review.',
    category: 'Zoning',
  }),
  page('davidson-town', 'https://www.townofdavidson.org/444/Town-Facts', {
    title: 'Davidson’s town facts',
    text: 'Taxes, streets, and the planning ordinance.',
    category: 'Town hall',
  }),
  page('concord-planning', 'https://concordnc.gov/Departments/Planning/Demographics', {
    title: 'Concord’s planning department',
    text: 'Zoning, historic districts, and who to call.',
    category: 'Planning',
  }),
]
