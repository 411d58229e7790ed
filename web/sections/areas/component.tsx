import { pathOf } from '#content/routes.ts'
import type { CityLink } from '../../documents/link.ts'
import { Head } from '../../ui/head.tsx'
import { LinkList } from '../../ui/link-list.tsx'
import type { AreasSlice } from './query.ts'

/** Links to the towns where a service is offered. */
export function Areas({ section }: { section: AreasSlice }) {
  const links = section.cities.map((city) => ({ path: pathOf(city), title: nameWithState(city) }))
  return (
    <section className="sec" data-section="areas">
      <div className="wrap">
        <Head heading={section.heading} intro={section.intro} />
        <LinkList links={links} columns="three" />
      </div>
    </section>
  )
}

/** A town in the other state says so. */
function nameWithState({ name, state }: CityLink): string {
  return state === 'NC' ? name : `${name}, ${state}`
}
