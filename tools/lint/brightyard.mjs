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

const plugin = {
  meta: { name: 'brightyard' },
  rules: { 'keys-from-calls': keysFromCalls },
}

export default plugin
