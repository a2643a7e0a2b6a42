import { expect, test } from '@jest/globals'
import { mayBeNamed } from './preparing-client.ts'

test.each([
  'select "id" from "users" where "id" = $1',
  'with kept as (select "id" from "a") select count(*) from kept',
  'insert into "a" ("b") values ($1) returning "id"',
])('one plan serves %s', (text) => {
  expect(mayBeNamed(text)).toBe(true)
})

test.each([
  ['a search, whose plan depends on the word', 'select "id" from "products" where "name" ilike $1'],
  ['a search by likeness', 'select "id" from "products" where "name" % $1'],
  ['a page, which is read otherwise the deeper it is', 'select "id" from "a" limit $1 offset $2'],
  ['all columns, of which there may be more tomorrow', 'select takers.* from takers'],
  ['all columns that were written', 'update "a" set "b" = $1 returning *'],
  ['a transaction', 'begin'],
  ['a change of tables', 'alter table "a" add column "b" integer'],
])('no plan is kept for %s', (_, text) => {
  expect(mayBeNamed(text)).toBe(false)
})
