import { expect, test } from "vitest";
import { ask, claim, claimOf, conclude, requestOf } from "#domain/tools/headline.ts";

const question = { key: "province" };
const result = { key: "gap", amount: 5 };

test("an answer is either a result or a request", () => {
  expect([claimOf(ask(question)), requestOf(ask(question))]).toEqual([null, question]);
  expect([claimOf(conclude(result)), requestOf(conclude(result))]).toEqual([result, null]);
});

test("an open input leaves no result", () => {
  expect(claim({ pay: null, savings: 5 }, ["pay"], () => result)).toBeNull();
  expect(claim({ pay: 4, savings: null }, ["pay"], () => result, ["savings"])).toEqual({
    headline: result,
    restsOn: ["pay", "savings"],
  });
  expect(claim({ pay: 4 }, ["pay"], () => null)).toBeNull();
});
