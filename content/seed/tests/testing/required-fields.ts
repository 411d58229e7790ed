type Validation = { isRequired: boolean; customs: ((value: unknown, context: object) => unknown)[] }

/** Calls a field's validation with a rule that records what it is told. */
export function validationOf({ validation }: { validation?: unknown }): Validation {
  const found: Validation = { isRequired: false, customs: [] }
  const rule: object = new Proxy(
    {},
    {
      get: (_, name) => (argument: unknown) => {
        if (name === 'required') found.isRequired = true
        if (name === 'custom' && typeof argument === 'function')
          found.customs.push((value, context) => argument(value, context))
        return rule
      },
    },
  )
  if (typeof validation === 'function') validation(rule)
  return found
}
