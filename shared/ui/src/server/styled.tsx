/**
 * Replaces Chakra's `chakra` in render workers. Chakra computes the styles of every element anew: it sorts its
 * properties, merges recipe and styles, writes the rules and hashes them. A server renders the same elements over and
 * over, so here that is done once for equal styles. The markup is the same to the letter.
 *
 * Library: @chakra-ui/react 3.37.0. May go when: `pnpm bench:render` is as fast without the replacement.
 */
import { useChakraContext } from '@chakra-ui/react/styled-system'
import { withEmotionCache } from '@emotion/react'
import { Children, type ElementType, isValidElement, type ReactNode } from 'react'
import {
  createStyling,
  type Definition,
  isElementType,
  type Props,
  type Styling,
} from './element-styles.ts'
import { mergeProps } from './merge-props.ts'
import { insertRules } from './style-rules.tsx'

const definitions = new WeakMap<object, Definition>()
/** Styling of SVG elements has properties of the same names. */
const svgAttributes: Readonly<Record<string, readonly string[]>> = {
  path: ['d'],
  text: ['x', 'y'],
  circle: ['cx', 'cy', 'r'],
  rect: ['width', 'height', 'x', 'y', 'rx', 'ry'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  g: ['transform'],
  stop: ['offset', 'stopOpacity'],
}

function onlyChild(children: ReactNode) {
  const child = isValidElement<Props>(children)
    ? children
    : Children.toArray(children).find((one) => isValidElement<Props>(one))
  if (!child) throw new Error('asChild needs one element as its child.')
  return child
}

function createStyled(
  tag: ElementType<Props>,
  config: Definition['config'] = {},
  options: Definition['options'] = {},
) {
  const inner = typeof tag === 'string' ? undefined : definitions.get(tag)
  const attributes = typeof tag === 'string' ? svgAttributes[tag] : undefined
  const forwardProps = attributes && [...(options.forwardProps ?? []), ...attributes]
  const definition: Definition = {
    tag: inner?.tag ?? tag,
    config,
    options: forwardProps ? { ...options, forwardProps } : options,
    inner,
  }
  const stylings = new WeakMap<object, Styling>()

  const Styled = withEmotionCache<Props>((given, cache, ref) => {
    const system = useChakraContext()
    let styling = stylings.get(system)
    if (!styling) stylings.set(system, (styling = createStyling(definition, system)))
    const { as, asChild, props, serialized } = styling.resolve(given, cache)
    const { forwardAsChild = definition.options.forwardProps?.includes('asChild') } = options

    let Tag = styling.usesAs && as ? as : definition.tag
    let own: Props = { ...props, ref }
    if (asChild && !forwardAsChild) {
      const { children }: Props = given
      const child = onlyChild(children)
      Tag = isElementType(child.type) ? child.type : Tag
      const { asChild: _, ...rest } = own
      own = mergeProps({ ...rest, children: null }, child.props)
      own['ref'] = ref ?? child.props['ref']
    }
    const rules = insertRules(cache, serialized, typeof Tag === 'string')
    if (own['as'] && forwardAsChild) {
      const { as: As, children, ...rest } = own
      return (
        <>
          {rules}
          <Tag asChild {...rest}>
            {isElementType(As) && <As>{children}</As>}
          </Tag>
        </>
      )
    }
    // Two children, as Chakra writes them: ids of `useId` depend on it.
    return (
      <>
        {rules}
        <Tag {...own} />
      </>
    )
  })
  definitions.set(Styled, definition)
  return Styled
}

const elements = new Map<string, ReturnType<typeof createStyled>>()

/** `chakra.div`, `chakra('div', recipe, options)`, `chakra(Component)`. */
export const chakra = new Proxy(createStyled, {
  get(_, tag: string) {
    let element = elements.get(tag)
    if (!element && isElementType(tag)) elements.set(tag, (element = createStyled(tag)))
    return element
  },
})
