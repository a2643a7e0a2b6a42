/**
 * Browsers fetch the code that validates data when there is data to validate. A file of the contract that defines calls or
 * channels is replaced by one that keeps names and flags; the schemas, and zod with them, are a chunk that loads with the
 * first call, or with a remote's first message. The same file with the query `?definition` is the real one.
 *
 * Our own code, no library. Saves 4 kB (brotli) of the home page's first load, and the chunk with zod that would follow
 * at once.
 * Decision: docs/decisions/0006-schemas.md.
 */
const { parse } = require('@swc/core')

const isCallOf = (node, name) =>
  node?.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.value === name

const variables = (module) =>
  module.body
    .filter(({ type, declaration }) => type === 'ExportDeclaration' && declaration.declarations)
    .flatMap(({ declaration }) => declaration.declarations)

/** `{ replayLatest: true, … }` without the schema. Only literals: the replacement has no code of its own. */
function flagsOf({ properties }, file) {
  const flags = properties.filter(({ key }) => key.value !== 'schema')
  return flags.map(({ key, value }) => {
    if (value.type === 'BooleanLiteral') return `${key.value}: ${value.value}`
    throw new Error(`${file}: write ${key.value} as true or false, the build copies it.`)
  })
}

module.exports = async function onDemand(source) {
  const module = await parse(source, { syntax: 'typescript', target: 'es2022' })
  const [, file, extension] = /([^\\/]+(\.[jt]s))$/.exec(this.resourcePath)
  const definition = JSON.stringify(`./${file}?definition`)
  const fetched = (member) =>
    `onDemand(${JSON.stringify(member)}, () => import(${definition}).then((all) => all.${member}))`

  const lines = variables(module).map(({ id: { value: name }, init }) => {
    if (isCallOf(init, 'defineCall'))
      return `export const ${name} = /* @__PURE__ */ ${fetched(name)}`
    if (!isCallOf(init, 'defineChannel')) return `export { ${name} } from ${definition}`
    const [title, options] = init.arguments.map(({ expression }) => expression)
    const parts = [...flagsOf(options, file), `schema: ${fetched(`${name}.schema`)}`]
    return `export const ${name} = /* @__PURE__ */ defineChannel(${JSON.stringify(title.value)}, { ${parts.join(', ')} })`
  })
  return [
    `import { onDemand } from '../define/on-demand${extension}'`,
    ...(/(^|\.)channels\./.test(file)
      ? [`import { defineChannel } from '../define/define-channel${extension}'`]
      : []),
    ...lines,
  ].join('\n')
}
