import { isObject, type JsonObject } from '../../documents/json.ts'

/** Fields of the objects that stand in a traced result. No field of a document has these names. */
export const VALUE = '\u0000value'
export const HOLDER = '\u0000holder'
export const FIELD = '\u0000field'

/**
 * The tree with one change: each value that it takes from a field and returns as it is comes with the object that has the field, as
 * `{[VALUE]: value, [HOLDER]: object, [FIELD]: name}`, and each projection that copies fields (`...`) with the object that they are
 * from. From these objects follows where in which document a value is.
 */
export function traced(node: unknown): unknown {
  if (!isObject(node)) return node
  switch (node.type) {
    case 'AccessAttribute':
      return tracedField(node)
    case 'Object':
      return tracedObject(node)
    case 'Projection':
    case 'Map':
      return { ...node, expr: traced(node.expr) }
    case 'Group':
    case 'AccessElement':
    case 'Slice':
      return { ...node, base: traced(node.base) }
    case 'Array':
      return { ...node, elements: listOf(node.elements).map(tracedElement) }
    case 'Select':
      return tracedChoice(node)
    case 'FuncCall':
      return node.name === 'coalesce' ? tracedChoice(firstDefined(node)) : node
    default:
      return node
  }
}

function tracedField(node: JsonObject): JsonObject {
  return objectWith([
    [VALUE, node],
    [HOLDER, node.base ?? { type: 'This' }],
    [FIELD, { type: 'Value', value: node.name }],
  ])
}

function tracedObject(node: JsonObject): JsonObject {
  const attributes = listOf(node.attributes).filter(isObject)
  const isCopy = attributes.some(
    ({ type, value }) => type === 'ObjectSplat' && isObject(value) && value.type === 'This',
  )
  const own = attributes.map((attribute) => {
    if (attribute.type === 'ObjectSplat') return attribute
    const isNested =
      attribute.type !== 'ObjectConditionalSplat' ||
      (isObject(attribute.value) && attribute.value.type === 'Object')
    return isNested ? { ...attribute, value: traced(attribute.value) } : attribute
  })
  return { ...node, attributes: [...own, ...(isCopy ? [attributeOf(HOLDER, { type: 'This' })] : [])] }
}

function tracedElement(element: unknown): unknown {
  return isObject(element) && element.isSplat === false
    ? { ...element, value: traced(element.value) }
    : element
}

function tracedChoice(node: JsonObject): JsonObject {
  const alternatives = listOf(node.alternatives)
    .filter(isObject)
    .map((one) => ({ ...one, value: traced(one.value) }))
  return { ...node, alternatives, fallback: node.fallback && traced(node.fallback) }
}

/** `coalesce(a, b)` as a choice between them. */
function firstDefined({ args }: JsonObject): JsonObject {
  const alternatives = listOf(args).map((value) => ({
    type: 'SelectAlternative',
    condition: { type: 'FuncCall', namespace: 'global', name: 'defined', args: [value] },
    value,
  }))
  return { type: 'Select', alternatives, fallback: { type: 'Value', value: null } }
}

function objectWith(fields: readonly (readonly [string, unknown])[]): JsonObject {
  return { type: 'Object', attributes: fields.map(([name, value]) => attributeOf(name, value)) }
}

function attributeOf(name: string, value: unknown): JsonObject {
  return { type: 'ObjectAttributeValue', name, value }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
