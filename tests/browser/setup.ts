import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import { utils } from "vitest/browser";
import { pageLength, shortElementError } from "../../.storybook/short-element-error.ts";

// The DOM that a failed query prints is too long to read.
configure({ getElementError: shortElementError });
utils.configurePrettyDOM({ maxLength: pageLength });

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});
