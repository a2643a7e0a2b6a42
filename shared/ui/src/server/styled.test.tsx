/** @jest-environment node */
import { chakra as original } from '@chakra-ui/react/styled-system'
import { expect, test } from '@jest/globals'
import { type ComponentType, type ElementType, type ReactNode, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { UiProvider } from '../provider.tsx'
import type { Props } from './element-styles.ts'
import { chakra } from './styled.tsx'

interface Options {
  defaultProps?: Record<string, string>
  forwardProps?: string[]
  shouldForwardProp?: (name: string) => boolean
}
type Factory = (tag: ElementType, recipe?: object, options?: Options) => ComponentType<Props>

const written = (page: ReactNode) => renderToString(<UiProvider>{page}</UiProvider>)

function Named(props: Props) {
  return (
    <b id={useId()} className={String(props['className'])} title={String(props['title'])}>
      {props.children}
    </b>
  )
}

const toggle = {
  base: { p: '2', color: 'brand.fg', _hover: { color: 'fg' } },
  variants: { size: { sm: { fontSize: 'xs' }, lg: { fontSize: { base: 'md', md: 'xl' } } } },
  compoundVariants: [{ size: 'lg', colorPalette: 'shop', css: { fontWeight: '700' } }],
  defaultVariants: { size: 'sm' },
} as const

/** A page of what elements can have; both factories make the same. */
function pageOf(styled: Factory) {
  const Div = styled('div')
  const Toggle = styled('button', toggle, { defaultProps: { type: 'button', title: 'a default' } })
  const Inner = styled(Toggle, { base: { margin: '1px' } })
  const Component = styled(Named, { base: { opacity: 0.5 } })
  const Circle = styled('circle')
  const Forwarding = styled('a', {}, { forwardProps: ['color'] })
  const Choosing = styled('p', {}, { shouldForwardProp: (name: string) => name === 'title' })
  return (
    <>
      <Div />
      <Div
        p="4"
        m={{ base: 1, md: '2' }}
        _focus={{ p: 0 }}
        data-x="1"
        htmlWidth="3"
        aria-label="a"
      />
      <Div css={[{ color: 'red' }, { bg: { base: 'sun.subtle', _hover: 'fg' } }]} className="own" />
      <Div css={{ '& > p': { m: 0 } }} p={['1', '2', '3']} style={{ top: 1 }} hidden={undefined} />
      <Div m="1" p="1" />
      <Div p="1" m="1" />
      <Div as="section" fontSize="12px !important">
        text
      </Div>
      <Div asChild color="red" className="outer" style={{ top: 0 }} onClick={() => {}}>
        <Named className="inner" style={{ left: 0 }} title="kept">
          child
        </Named>
      </Div>
      <Component color="blue">
        <Div asChild p="3">
          <Component m="9" title="x">
            deep
          </Component>
        </Div>
      </Component>
      <Toggle size="lg" colorPalette="shop" type="submit" title={undefined} />
      <Toggle size={{ base: 'sm', md: 'lg' }} variant="none" />
      <Inner size="lg" />
      <Circle cx="1" r={2} fill="brand.solid" />
      <Forwarding color="red" href="/" margin="1" />
      <Choosing title="t" lang="en" p="1">
        gone
      </Choosing>
    </>
  )
}

test('elements are written as Chakra writes them, the first time and from memory', () => {
  const expected = written(
    pageOf((tag, recipe = {}, options = {}) => original(tag, recipe, options)),
  )
  const page = pageOf(chakra)
  expect(written(page)).toBe(expected)
  expect(written(page)).toBe(expected)
  expect(expected).toMatch(/<style data-emotion/)
})

test('values that look alike are not taken for each other', () => {
  const Div = chakra('div')
  const classOf = (props: Props) => /class="([^"]+)"/.exec(written(<Div {...props} />))?.[1]
  const alike = [{ margin: '1' }, { margin: 1 }, { margin: '1;p=s1:2' }, { margin: '1', p: '2' }]
  expect(new Set(alike.map(classOf)).size).toBe(
    new Set(alike.map((props) => /class="([^"]+)"/.exec(written(<original.div {...props} />))?.[1]))
      .size,
  )
})

test('an object that changes between two renders is read again', () => {
  const Div = chakra('div')
  const css = { color: 'red' }
  const before = written(<Div css={css} />)
  css.color = 'blue'
  expect(written(<Div css={css} />)).not.toBe(before)
})
