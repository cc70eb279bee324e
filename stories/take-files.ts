import { spyOn } from "storybook/test";

/** Takes the files that the page makes from now on, which nothing saves. */
export function takeFiles(): readonly Blob[] {
  const files: Blob[] = [];
  spyOn(URL, "createObjectURL").mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return "about:blank#file";
  });
  spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
  return files;
}
