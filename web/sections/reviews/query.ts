import { z } from 'zod'
import { isShown } from '../../lake/fragments/hidden.ts'
import { headingProjection, sectionOf } from '../../lake/fragments/text/heading.ts'
import { asManyAsWanted, reviewParser, reviewProjection } from '../../lake/fragments/text/review.ts'

/** The service that the page of the section is about, if any; `^` is the section, and its page above it. */
const service = `select(^.^._type == "service" => ^.^._id, ^.^.service._ref)`

/**
 * Those of the page's town and job: first of this very service, then of the services that are part of it. A page about neither has
 * the newest of all.
 */
const ofThisPage = `*[_type == "review" && ${isShown} && (defined(city) || defined(service))
  && (!defined(^.^.city) || city._ref == ^.^.city._ref)
  && (!defined(${service}) || ${service} in [service._ref, service->category._ref])
] | order(select(defined(service) && service._ref == ${service} => 0, 1), date desc, _id)`

export const reviewsProjection = `${headingProjection},
  "newest": {most, "all": ${ofThisPage}[0...6]{${reviewProjection}}}${asManyAsWanted},
  "chosen": reviews[]->{${reviewProjection}}
`

export const reviewsParser = sectionOf('reviews', {
  newest: z.array(reviewParser),
  chosen: z.array(reviewParser).nullable(),
})
