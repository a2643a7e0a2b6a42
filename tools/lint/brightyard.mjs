// Rules of our own for oxlint. tools/src/checks/lint.test.ts plants a violation of each.

const keyNames = new Set(['queryKey', 'mutationKey'])

/** Keys are made by queryOf and its siblings, so that two remotes cannot write the same one. */
const keysFromCalls = {
  create: (context) => ({
    Property({ key, value, computed }) {
      const name = key.name ?? key.value
      if (computed || !keyNames.has(name) || value.type !== 'ArrayExpression') return
      context.report({
        node: value,
        message:
          'Take the key from a call: queryOf, customQuery, mutationOf or queriesOf of @brightyard/runtime/queries.',
      })
    },
  }),
}

const formats = new Set(['DateTimeFormat', 'NumberFormat', 'RelativeTimeFormat'])
const localeMethods = new Set(['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])

/** Dates and numbers look the same on every page, because one module writes them. */
const formatInRuntime = {
  create: (context) => ({
    MemberExpression(node) {
      const { object, property } = node
      const name = property.name ?? property.value
      const isIntl = object.name === 'Intl' && formats.has(name)
      if (!isIntl && !localeMethods.has(name)) return
      context.report({
        node,
        message:
          'Format with @brightyard/runtime (formatDate, formatDay, formatNumber, formatFileSize) or @brightyard/contract/money.',
      })
    },
  }),
}

const plugin = {
  meta: { name: 'brightyard' },
  rules: { 'keys-from-calls': keysFromCalls, 'format-in-runtime': formatInRuntime },
}

export default plugin
