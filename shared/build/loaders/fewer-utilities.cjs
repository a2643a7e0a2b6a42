/**
 * Leaves families of Chakra's style properties and conditions out of every build that the design of this
 * site has no place for: drawn on every page, they would be 2 kB of every first visit. A test looks through
 * the sources for them. Who needs one takes it off the list, or writes plain CSS in `css`.
 */
const { parse } = require('@swc/core')

const leftOut = {
  utilities:
    /^(backgroundGradient|gradient(From|To|Via)|divide\w+|space[XY]\w*|ring\w*|focus\w*Ring\w*|debug|(rotate|scale|skew|translate)[XY]|borderSpacing[XY]|backdrop(?!Filter)\w+|blur|brightness|contrast|grayscale|hueRotate|invert|saturate|sepia|dropShadow|boxShadowColor|scrollSnap(Strictness|Margin\w*))$/,
  conditions:
    /^(peer\w+|group\w+|range(Start|End)|today|now|unavailable|(under|over|at)Value|topmost|(more|less|high)Contrast|os(Dark|Light)|file|marker|dragging|grabbed|fullscreen|incomplete|complete|landscape|portrait|inRange|outOfRange|readWrite|currentStep|scrollbar\w*|starting)$/,
}

/** Whole properties of the objects of that name, wherever they stand. */
function spansOf(node, found = []) {
  if (Array.isArray(node)) for (const one of node) spansOf(one, found)
  else if (node && typeof node === 'object') {
    const target = node.type === 'KeyValueProperty' ? node.key.value : undefined
    if (target === 'utilities' && node.value.type === 'ObjectExpression')
      collect(node.value, leftOut.utilities, found)
    if (node.type === 'CallExpression' && node.callee.value === 'defineConditions')
      collect(node.arguments[0].expression, leftOut.conditions, found)
    for (const value of Object.values(node)) spansOf(value, found)
  }
  return found
}

function collect({ properties }, names, found) {
  for (const { key, value } of properties) {
    if (names.test(key.value)) found.push([key.span.start, value.span.end])
  }
}

module.exports = async function fewerUtilities(source) {
  const module = await parse(source, { syntax: 'ecmascript', target: 'es2022' })
  const bytes = Buffer.from(source)
  // swc counts bytes, from wherever the file before ended; the file's first statement tells where.
  const offset = module.span.start - bytes.indexOf(source.trimStart())
  const pieces = []
  let from = 0
  for (const [start, end] of spansOf(module.body).sort(([a], [b]) => a - b)) {
    pieces.push(bytes.subarray(from, start - offset))
    const comma = bytes.indexOf(',', end - offset)
    const brace = bytes.indexOf('}', end - offset)
    from = comma !== -1 && comma < brace ? comma + 1 : end - offset
  }
  return Buffer.concat([...pieces, bytes.subarray(from)]).toString()
}

module.exports.leftOut = leftOut
