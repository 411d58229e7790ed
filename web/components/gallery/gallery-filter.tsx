import { categorySlug, projectCategories } from '#content/documents/project.ts'
import type { ProjectFragment } from '../../fragments/project.ts'

/** One choice at a time: all projects, or those of a category that has some. */
export function GalleryFilter({ projects }: { projects: readonly ProjectFragment[] }) {
  return (
    <photo-filter>
      <fieldset className="filter">
        <legend className="vh">Show one kind of project</legend>
        <Choice name="All" value="" count={projects.length} />
        {projectCategories.map((category) => {
          const count = projects.filter((project) => project.category === category).length
          return (
            count > 0 && (
              <Choice key={category} name={category} value={categorySlug(category)} count={count} />
            )
          )
        })}
      </fieldset>
      <p className="vh" role="status" />
    </photo-filter>
  )
}

/** How many projects the last row of two, three and four columns has: the style sheet sizes the first one by it. */
function Choice({ name, value, count }: { name: string; value: string; count: number }) {
  return (
    <label>
      <input
        className="vh"
        type="radio"
        name="category"
        value={value}
        defaultChecked={value === ''}
        data-over-two={count % 2}
        data-over-three={count % 3}
        data-over-four={count % 4}
      />
      <span>
        {name} {count}
      </span>
    </label>
  )
}
