import isPropValid from '@emotion/is-prop-valid'
import type { CSSObject, EmotionCache, SerializedStyles } from '@emotion/react'
import type { ElementType, ReactNode } from 'react'
import { serialize, signatureOf, splitClassNames } from './style-rules.tsx'

export interface Props {
  [name: string]: unknown
  children?: ReactNode
}

interface Recipe {
  (variants: Props): object
  variantKeys: readonly PropertyKey[]
  merge(other: Recipe): Recipe
}

/** The part of Chakra's system that elements need. */
export interface StyleSystem {
  css(...styles: object[]): CSSObject
  cva(config: object): object
  isValidProperty(name: string): boolean
}

type ShouldForward = (name: string, variantKeys?: readonly PropertyKey[]) => boolean

export interface Definition {
  tag: ElementType<Props>
  config: object
  options: {
    forwardProps?: readonly string[]
    defaultProps?: Props
    forwardAsChild?: boolean
    shouldForwardProp?: ShouldForward
  }
  /** Where it styles an element that is styled already. */
  inner: Definition | undefined
}

/** What happens to a property of an element. */
interface Fate {
  group: 'forwarded' | 'variant' | 'style' | 'other'
  /** Its name on the element, if it comes there. */
  attribute: string | null
}

export interface ResolvedElement {
  as: ElementType<Props> | undefined
  asChild: boolean
  /** Of the element itself, without styles, with the class name. */
  props: Props
  serialized: SerializedStyles
}

export interface Styling {
  usesAs: boolean
  resolve(given: Readonly<Props>, cache: EmotionCache): ResolvedElement
}

/** Distinct styles of one kind of element; more are values from data, which are not worth the memory. */
const limit = 2000
const htmlNames: Readonly<Record<string, string>> = {
  htmlWidth: 'width',
  htmlHeight: 'height',
  htmlSize: 'size',
  htmlTranslate: 'translate',
}

const isRecipe = (value: object): value is Recipe => '__cva__' in value

function recipeOf({ config, inner }: Definition, system: StyleSystem): Recipe {
  const toRecipe = (one: object): Recipe => {
    const recipe = isRecipe(one) ? one : system.cva(one)
    if (!isRecipe(recipe)) throw new Error('This is no recipe.')
    return recipe
  }
  return inner ? toRecipe(inner.config).merge(toRecipe(config)) : toRecipe(config)
}

function shouldForwardOf({ tag, options, inner }: Definition, system: StyleSystem): ShouldForward {
  const isStyle: ShouldForward = (name, variantKeys) =>
    Boolean(variantKeys?.includes(name)) || system.isValidProperty(name)
  const { forwardProps, shouldForwardProp } = options
  const own: ShouldForward | undefined =
    shouldForwardProp ??
    (forwardProps &&
      ((name, variantKeys) => forwardProps.includes(name) || !isStyle(name, variantKeys)))
  const ofInner = inner?.options.shouldForwardProp
  if (own && ofInner) return (name) => ofInner(name) && own(name)
  const ofElement: (name: string) => boolean =
    !inner && typeof tag === 'string' ? isPropValid : (name) => name !== 'theme'
  return own ?? ofInner ?? ((name, variantKeys) => ofElement(name) && !isStyle(name, variantKeys))
}

/** How one kind of element is styled in one system. */
export function createStyling(definition: Definition, system: StyleSystem): Styling {
  const recipe = recipeOf(definition, system)
  const { variantKeys } = recipe
  const shouldForward = shouldForwardOf(definition, system)
  const { defaultProps } = definition.options
  const fates = new Map<string, Fate>()
  const known = new Map<string, { styles: CSSObject; serialized: SerializedStyles }>()

  function fateOf(name: string): Fate {
    let fate = fates.get(name)
    if (fate) return fate
    let group: Fate['group'] = 'other'
    if (shouldForward(name, variantKeys)) group = 'forwarded'
    else if (variantKeys.includes(name)) group = 'variant'
    else if (system.isValidProperty(name)) group = 'style'
    const attribute = htmlNames[name] ?? (shouldForward(name) ? name : null)
    fate = { group, attribute: group === 'forwarded' || group === 'other' ? attribute : null }
    if (fates.size < limit) fates.set(name, fate)
    return fate
  }

  function compute(props: Readonly<Props>) {
    const variants: Props = {}
    const styles: Props = {}
    for (const [name, value] of Object.entries(props)) {
      const { group } = fateOf(name)
      if (group === 'variant') variants[name] = value
      else if (group === 'style') styles[name] = value
    }
    for (const name of ['colorPalette', 'orientation'])
      if (!variantKeys.includes(name)) variants[name] = props[name]
    const { css, ...rest } = styles
    const more = [css].flat().filter((part) => typeof part === 'object' && part !== null)
    const computed = system.css(recipe(variants), ...more, rest)
    return { styles: computed, serialized: serialize(computed) }
  }

  function stylesOf(props: Readonly<Props>, signature: string | null) {
    const found = signature === null ? undefined : known.get(signature)
    if (found) return found
    const computed = compute(props)
    if (signature === null) return computed
    if (known.size >= limit) known.clear()
    known.set(signature, computed)
    return computed
  }

  function withDefaults(given: Readonly<Props>): Props {
    const props: Props = { ...defaultProps }
    for (const name in given) if (given[name] !== undefined) props[name] = given[name]
    return props
  }

  return {
    usesAs: !shouldForward('as'),
    resolve(given, cache) {
      const all = defaultProps ? withDefaults(given) : given
      const props: Props = {}
      const others: Props = {}
      let signature: string | null = ''
      for (const name in all) {
        const value = all[name]
        if (value === undefined || name === 'children') continue
        const { group, attribute } = fateOf(name)
        if (group === 'forwarded' && attribute) props[attribute] = value
        else if (group === 'other' && attribute) others[attribute] = value
        const isStyled = group === 'variant' || group === 'style'
        if (isStyled || name === 'colorPalette' || name === 'orientation') {
          const own: string | null = signature === null ? null : signatureOf(value)
          signature = own === null ? null : `${signature}${name}=${own};`
        }
      }
      Object.assign(props, others)
      if (all['children'] !== undefined && shouldForward('children'))
        props['children'] = all['children']
      const { styles, serialized } = stylesOf(all, signature)
      const { as, asChild } = all
      return {
        as: isElementType(as) ? as : undefined,
        asChild: Boolean(asChild),
        ...named(props, styles, serialized, cache),
      }
    },
  }
}

/** Puts the class names on an element: those it was given, then that of its styles. */
function named(
  props: Props,
  styles: CSSObject,
  known: SerializedStyles,
  { key, registered }: EmotionCache,
): { props: Props; serialized: SerializedStyles } {
  let serialized = known
  let className = ''
  const given = props['className']
  if (typeof given === 'string') {
    const split = splitClassNames(registered, given)
    if (split.styles.length > 0) serialized = serialize(styles, split.styles)
    className = split.names.join(' ')
  }
  if (serialized.styles) className += `${className && ' '}${key}-${serialized.name}`
  if (className) props['className'] = className
  else delete props['className']
  return { props, serialized }
}

export const isElementType = (value: unknown): value is ElementType<Props> =>
  typeof value === 'string' ||
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null)
