import { z } from 'zod'

/**
 * The document of a type that exists once, whose id is the name of its type. One that is gone is answered like one whose fields are
 * all empty: what it was can be found under its id, and its problem can name it.
 */
export const singleton = (type: string) =>
  `coalesce(*[_type == "${type}"][0], {"_id": "${type}", "_type": "${type}"})`

/** A part of the home page that stands on another page, too, with `_id` and `_type`: what is wrong in it is not the other page's. */
export const ofHomePageParser = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.object({ _id: z.string(), _type: z.literal('homePage'), ...fields })
