import { z } from 'zod'
import { shownWhenFields, shownWhenProjection } from '../lake/fragments/text/heading.ts'
import { areasParser, areasProjection } from './areas/query.ts'
import { badgesParser, badgesProjection } from './badges/query.ts'
import { beforeAfterParser, beforeAfterProjection } from './before-after/query.ts'
import { consultationParser, consultationProjection } from './consultation/query.ts'
import { fixturesParser, fixturesProjection } from './fixtures/query.ts'
import { noticeParser, noticeProjection } from './notice/query.ts'
import { plansParser, plansProjection } from './plans/query.ts'
import { pricingParser, pricingProjection } from './pricing/query.ts'
import { processParser, processProjection } from './process/query.ts'
import { projectsParser, projectsProjection } from './projects/query.ts'
import { proseParser, proseProjection } from './prose/query.ts'
import { questionsParser, questionsProjection } from './questions/query.ts'
import { reasonsParser, reasonsProjection } from './reasons/query.ts'
import { reviewsParser, reviewsProjection } from './reviews/query.ts'
import { scheduleParser, scheduleProjection } from './schedule/query.ts'
import { serviceCardsParser, serviceCardsProjection } from './service-cards/query.ts'
import { statsParser, statsProjection } from './stats/query.ts'

/** Every kind of section that the owner can put on a page; a kind without a line here is refused by its `_type`. */
export const sectionProjection = `
  _key, _type, ${shownWhenProjection},
  _type == "serviceCards" => {${serviceCardsProjection}},
  _type == "pricing" => {${pricingProjection}},
  _type == "process" => {${processProjection}},
  _type == "reasons" => {${reasonsProjection}},
  _type == "fixtures" => {${fixturesProjection}},
  _type == "prose" => {${proseProjection}},
  _type == "notice" => {${noticeProjection}},
  _type == "consultation" => {${consultationProjection}},
  _type == "stats" => {${statsProjection}},
  _type == "reviews" => {${reviewsProjection}},
  _type == "questions" => {${questionsProjection}},
  _type == "areas" => {${areasProjection}},
  _type == "badges" => {${badgesProjection}},
  _type == "beforeAfter" => {${beforeAfterProjection}},
  _type == "plans" => {${plansProjection}},
  _type == "schedule" => {${scheduleProjection}},
  _type == "projects" => {${projectsProjection}}
`

export const withDays = <Shape extends z.core.$ZodLooseShape>(parser: z.ZodObject<Shape>) =>
  parser.extend(shownWhenFields)

export const sectionParser = z.discriminatedUnion('_type', [
  withDays(serviceCardsParser),
  withDays(pricingParser),
  withDays(processParser),
  withDays(reasonsParser),
  withDays(fixturesParser),
  withDays(proseParser),
  withDays(noticeParser),
  withDays(consultationParser),
  withDays(statsParser),
  withDays(reviewsParser),
  withDays(questionsParser),
  withDays(areasParser),
  withDays(badgesParser),
  withDays(beforeAfterParser),
  withDays(plansParser),
  withDays(scheduleParser),
  withDays(projectsParser),
])

export type SectionFragment = z.infer<typeof sectionParser>
