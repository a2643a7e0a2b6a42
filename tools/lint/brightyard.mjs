// Rules of our own for oxlint. tools/src/checks/lint.test.ts plants a violation of each form that they refuse.

const keyNames = new Set(['queryKey', 'mutationKey'])

/** Methods of the query client whose first argument is a key. */
const keyedMethods = new Set([
  'getQueryData',
  'setQueryData',
  'getQueryState',
  'getQueryDefaults',
  'setQueryDefaults',
  'getMutationDefaults',
  'setMutationDefaults',
])

/** What a name, 'a text' or `a template` says; undefined for what is computed when it runs. */
function textOf({ type, name, value, quasis }) {
  if (type === 'Identifier') return name
  if (type === 'Literal') return value
  return type === 'TemplateLiteral' && quasis.length === 1 ? quasis[0].value.cooked : undefined
}

const computedText = (node) => (node.type === 'Identifier' ? undefined : textOf(node))
const nameOfProperty = ({ computed, key }) => (computed ? computedText(key) : textOf(key))
const nameOfMember = ({ computed, property }) =>
  computed ? computedText(property) : textOf(property)

/** What `name` is here; undefined when nothing in the file declares it. */
function variableOf(name, scope) {
  for (let one = scope; one; one = one.upper) {
    const found = one.set.get(name)
    if (found) return found
  }
  return undefined
}

/** A key of a query that exists: `query.queryKey`, or a constant or an argument that was taken out of one. */
function isTaken(node, sourceCode) {
  if (node.type === 'MemberExpression') return keyNames.has(nameOfMember(node))
  if (node.type !== 'Identifier') return false
  const definitions = variableOf(node.name, sourceCode.getScope(node))?.defs ?? []
  return (
    definitions.length > 0 &&
    definitions.every(({ name, node: declaration, parent }) => {
      if (parent?.kind && parent.kind !== 'const') return false
      if (name.parent.type === 'Property') return keyNames.has(nameOfProperty(name.parent))
      return declaration.id === name && isTaken(declaration.init, sourceCode)
    })
  )
}

/** Keys are made by queryOf and its siblings, so that two remotes cannot write the same one. */
const keysFromCalls = {
  create: (context) => {
    const check = (key) => {
      if (isTaken(key, context.sourceCode)) return
      context.report({
        node: key,
        message:
          'Take the key from a query: queryOf, customQuery, mutationOf or queriesOf of @brightyard/runtime/queries.',
      })
    }
    return {
      ObjectExpression({ properties }) {
        for (const one of properties) {
          if (one.type === 'Property' && keyNames.has(nameOfProperty(one))) check(one.value)
        }
      },
      AssignmentExpression({ left, right }) {
        if (left.type === 'MemberExpression' && keyNames.has(nameOfMember(left))) check(right)
      },
      MemberExpression(node) {
        if (!keyedMethods.has(nameOfMember(node))) return
        const { parent } = node
        const isCalled = parent.type === 'CallExpression' && parent.callee === node
        check((isCalled && parent.arguments[0]) || node)
      },
    }
  },
}

const formats = new Set([
  'Intl',
  'toLocaleString',
  'toLocaleDateString',
  'toLocaleTimeString',
  'toDateString',
  'toTimeString',
  'toUTCString',
  'toFixed',
])

/** Dates and numbers look the same on every page, because one module writes them. */
const formatInRuntime = {
  create: (context) => {
    const report = (node) =>
      context.report({
        node,
        message:
          'Format with @brightyard/runtime (formatDate, formatDay, formatNumber, formatFileSize) or @brightyard/contract/money.',
      })
    return {
      Identifier(node) {
        if (formats.has(node.name)) report(node)
      },
      MemberExpression({ computed, property }) {
        if (computed && formats.has(computedText(property))) report(property)
      },
      Property({ key }) {
        if (formats.has(computedText(key))) report(key)
      },
    }
  },
}

const plugin = {
  meta: { name: 'brightyard' },
  rules: { 'keys-from-calls': keysFromCalls, 'format-in-runtime': formatInRuntime },
}

export default plugin
